import { CategoryTile } from "@/components/shared/pictograms/pictogram";

// Feet on the deck of the bridge below: centre and height in percent of the scene.
const ON_THE_BRIDGE = [
  { category: "housekeeper", left: 11, bottom: 33 },
  { category: "chef-cook", left: 30.5, bottom: 44 },
  { category: "personal-driver", left: 50, bottom: 48 },
  { category: "electrician", left: 69.5, bottom: 44 },
  { category: "gardener", left: 89, bottom: 33 },
] as const;

/** The bridge from the product's name, with the trades standing on it. Decorative. */
export function BridgeScene() {
  return (
    <div aria-hidden className="relative aspect-[560/270] w-full overflow-hidden">
      <svg viewBox="0 0 560 270" className="absolute inset-0 size-full">
        <circle cx="280" cy="92" r="74" fill="var(--attention)" />
        <path
          fill="oklch(0.985 0.014 90)"
          d="M0 184Q280 92 560 184v66h-52C508 214 466 196 420 196s-88 18-88 54h-104c0-36-42-54-88-54s-88 18-88 54H0z"
        />
        <path fill="var(--primary-edge)" d="M0 236q70-18 140 0t140 0 140 0 140 0v34H0z" />
      </svg>
      {ON_THE_BRIDGE.map(({ category, left, bottom }) => (
        <CategoryTile
          key={category}
          category={category}
          className="shadow-card absolute size-[13%] h-auto -translate-x-1/2 rounded-xl [&_svg]:size-3/4"
          style={{ left: `${left}%`, bottom: `${bottom}%`, aspectRatio: 1 }}
        />
      ))}
    </div>
  );
}
