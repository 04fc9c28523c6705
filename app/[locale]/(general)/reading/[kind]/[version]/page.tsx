import { NoticePage, noticeMetadata } from "../../../../notice-page";

export const generateMetadata = noticeMetadata;

/** A notice inside the shell of anyone signed in, also of someone who has not agreed to it yet. */
export default NoticePage;
