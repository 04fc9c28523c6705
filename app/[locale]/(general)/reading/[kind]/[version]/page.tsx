import { EmployersLanguages } from "../../../../employers-languages";
import { NoticePage, noticeMetadata, type NoticeProps } from "../../../../notice-page";

export const generateMetadata = noticeMetadata;

/** A notice inside the shell of anyone signed in, also of someone who has not agreed to it yet. */
export default function ReadingPage(props: NoticeProps) {
  return (
    <>
      <EmployersLanguages />
      <NoticePage {...props} />
    </>
  );
}
