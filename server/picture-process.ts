/** The process of server/pictures.ts. It works on pictures at the lowest priority, which its threads inherit. */
import { constants, setPriority } from "node:os";
import { doPictureTask, type PictureTask } from "@/lib/platform/uploads/encode";
import type { PictureAnswer } from "./pictures";

setPriority(constants.priority.PRIORITY_LOW);

process.on("message", ({ id, task }: { id: number; task: PictureTask }) => {
  void answerTo(task).then((answer) => process.send?.({ id, ...answer }));
});
// The server has ended, or has had no picture for a while.
process.on("disconnect", () => process.exit(0));

async function answerTo(task: PictureTask): Promise<PictureAnswer> {
  try {
    return { result: await doPictureTask(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
