/** Prints the option with which the image starts its server: Node reads it only when a process starts. */
import { heapLimit } from "@/lib/core/heap-limit";

process.stdout.write(`--max-old-space-size=${heapLimit()}`);
