import "server-only";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { withoutUndefined } from "@/lib/platform/db/without-undefined";
import type { ReceivedFile } from "@/lib/platform/http/received-file";
import { toE164 } from "@/lib/core/phone";
import { saveNumber } from "@/lib/domains/users/account-service";
import { deleteUploadRows, removeFiles, saveUploadRow, withStoredImages } from "@/lib/platform/uploads/service";
import { holdAccount } from "@/lib/domains/users/agreement-service";
import { saveWords } from "@/lib/domains/users/word-service";
import { refuseName, refuseWording } from "@/lib/domains/trust/refusal-policy";
import { getOwnProfile } from "./queries";
import type { ProfileInput } from "./schema";
import type { OwnProfile, WorkerProfile } from "./types";

/**
 * Updates the caller's own profile with the fields that were sent and belong to the caller's role. When a picture is
 * replaced or removed, its file is deleted too.
 * @throws AppError too_large, image_unreadable, invalid (a company's words ask workers for money or the like).
 */
export async function updateProfile(actor: Actor, input: ProfileInput): Promise<OwnProfile> {
  if (isOf(actor, "employer")) {
    const { name, companyName, companyDescription } = input;
    refuseName({ name });
    refuseWording({ companyName, companyDescription });
  }
  const picture = pictureOf(actor, input);
  const files = picture?.file ? [{ file: picture.file, kind: picture.kind }] : [];
  const orphans: (string | null)[] = [];
  const profile = await withStoredImages(files, ([image]) =>
    db.$transaction(async (tx) => {
      await holdAccount(tx, actor.id);
      const before = await lockProfile(tx, actor.id);
      if (image) await saveUploadRow(tx, actor.id, image);
      if (picture && (image || picture.isRemoved)) orphans.push(before[picture.column]);
      await tx.profile.update({
        where: { userId: actor.id },
        data: {
          ...withoutUndefined(columnsOf(actor, input)),
          ...(picture && (image || picture.isRemoved) ? { [picture.column]: image?.name ?? null } : {}),
        },
        select: { userId: true },
      });
      await keepPhone(tx, actor, input.contact);
      await saveWords(tx, actor.id);
      if (isOf(actor, "worker") && input.workHistory) await replaceWorkHistory(tx, actor, input.workHistory);
      await deleteUploadRows(tx, orphans);
      return getOwnProfile(actor, tx);
    }),
  );
  await removeFiles(orphans);
  return profile;
}

// Locks the row: of two concurrent updates, the later sees the picture that the earlier one set.
async function lockProfile(
  tx: Transaction,
  userId: string,
): Promise<{ photo: string | null; companyLogo: string | null }> {
  await tx.profile.createMany({ data: { userId }, skipDuplicates: true });
  await tx.$queryRaw`SELECT 1 FROM profiles WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return tx.profile.findUniqueOrThrow({ where: { userId }, select: { photo: true, companyLogo: true } });
}

/** The answers of an application that are offered with the next one. `photo`: the name of the picture, if one was sent. */
export type KeptAnswers = Pick<WorkerProfile, "gender" | "experience" | "preferredShift" | "photo">;

/**
 * Keeps an application's answers with the worker's profile.
 * @param tx the transaction in which it is sent. @returns the picture that was replaced: its file is to be removed.
 */
export async function keepAnswers(
  tx: Transaction,
  worker: Actor<"worker">,
  { photo, ...answers }: KeptAnswers,
): Promise<string | null> {
  const { id: userId } = worker;
  if (photo === null) {
    // Nothing is replaced, so the row need not be locked first.
    await tx.profile.upsert({
      where: { userId },
      create: { userId, ...answers },
      update: answers,
      select: { userId: true },
    });
    return null;
  }
  const before = await lockProfile(tx, userId);
  await tx.profile.update({ where: { userId }, data: { ...answers, photo }, select: { userId: true } });
  await deleteUploadRows(tx, [before.photo]);
  return before.photo;
}

/** The account's phone number follows the profile's contact, unless that is now an e-mail address. */
async function keepPhone(tx: Transaction, actor: Actor, contact: ProfileInput["contact"]): Promise<void> {
  if (contact === undefined) return;
  const phone = contact === null ? null : toE164(contact);
  if (contact !== null && phone === null) return;
  await saveNumber(tx, actor.id, phone);
}

function columnsOf(actor: Actor, input: ProfileInput) {
  const { name, contact, location, expectedSalary } = input;
  const person = { name, contact, location };
  switch (actor.audience) {
    case "admin":
      return person;
    case "employer":
      return { ...person, companyName: input.companyName, companyDescription: input.companyDescription };
    case "worker":
      return {
        ...person,
        expectedSalaryMin: expectedSalary && expectedSalary.min,
        expectedSalaryMax: expectedSalary && expectedSalary.max,
        availability: input.availability,
        primaryLanguage: input.primaryLanguage,
        secondaryLanguages: input.secondaryLanguages,
        skills: input.skills,
        preferredLocations: input.preferredLocations,
        bio: input.bio,
        gender: input.gender,
        experience: input.experience,
        preferredShift: input.preferredShift,
      };
  }
}

type Picture = {
  column: "photo" | "companyLogo";
  kind: "photo" | "company_logo";
  file: ReceivedFile | undefined;
  isRemoved: boolean;
};

function pictureOf(actor: Actor, input: ProfileInput): Picture | null {
  switch (actor.audience) {
    case "admin":
      return null;
    case "employer":
      return {
        column: "companyLogo",
        kind: "company_logo",
        file: input.companyLogo,
        isRemoved: input.removeCompanyLogo === true,
      };
    case "worker":
      return { column: "photo", kind: "photo", file: input.photo, isRemoved: input.removePhoto === true };
  }
}

async function replaceWorkHistory(
  tx: Transaction,
  worker: Actor<"worker">,
  rows: NonNullable<ProfileInput["workHistory"]>,
): Promise<void> {
  await tx.workExperience.deleteMany({ where: { profileId: worker.id } });
  await tx.workExperience.createMany({ data: rows.map((row) => ({ profileId: worker.id, ...row })) });
}
