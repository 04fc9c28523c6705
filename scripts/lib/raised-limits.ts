const UNLIMITED = "1000000";

/** Settings that let a test post as many jobs as it likes. */
export const RAISED_QUOTAS = { LIMIT_OPEN_JOBS: UNLIMITED, LIMIT_OPEN_JOBS_FIRST_WEEK: UNLIMITED };

/** Settings for what one address or user may do: under test, everyone comes from one place and is faster than people. */
export const RAISED_RATES = {
  LIMIT_LOGIN_PER_NAME: UNLIMITED,
  LIMIT_LOGIN_PER_ADDRESS: UNLIMITED,
  LIMIT_REGISTER_PER_ADDRESS: UNLIMITED,
  LIMIT_REGISTER_PER_BROWSER: UNLIMITED,
  LIMIT_TRANSLATE_PER_MINUTE: UNLIMITED,
  LIMIT_MUTATIONS_PER_MINUTE: UNLIMITED,
  LIMIT_READS_PER_MINUTE: UNLIMITED,
};

export const RAISED_LIMITS = { ...RAISED_QUOTAS, ...RAISED_RATES };
