import { TypedText } from "@/components/shared/translation/typed-text";
import { Badge } from "@/components/ui/badge";

/** A worker's skills. */
export function SkillBadges({ skills }: { skills: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 pt-1">
      {skills.map((skill) => (
        <li key={skill}>
          <Badge>
            <TypedText text={skill} fit="words" />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
