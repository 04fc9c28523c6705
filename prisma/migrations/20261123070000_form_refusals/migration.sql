-- Refused form posts, shown again by the form's page for ten minutes.
CREATE TABLE "form_refusals" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID,
    "content" TEXT NOT NULL CONSTRAINT "form_refusals_content_length" CHECK (octet_length("content") <= 65536),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "form_refusals_pkey" PRIMARY KEY ("token_hash")
);

CREATE INDEX "form_refusals_expires_at_idx" ON "form_refusals"("expires_at");
CREATE INDEX "form_refusals_user_id_idx" ON "form_refusals"("user_id");

ALTER TABLE "form_refusals" ADD CONSTRAINT "form_refusals_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
