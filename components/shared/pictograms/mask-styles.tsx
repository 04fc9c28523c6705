"use client";

import { MASKS } from "./mask";

/** The drawings of the masks. In a document's end, and of the client, so that React asks for them after what is read. */
export const MaskStyles = () => <link rel="stylesheet" href={MASKS} fetchPriority="low" />;
