import { NoticePage, noticeMetadata, noticeParams } from "../../../../notice-page";

export const generateStaticParams = noticeParams;
export const generateMetadata = noticeMetadata;

/** A notice for visitors. Prerendered. */
export default NoticePage;
