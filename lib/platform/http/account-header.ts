/** The id of the account as which a call was meant; another's is refused (409 other_account). */
export const ACCOUNT_HEADER = "X-Account";
