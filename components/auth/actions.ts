/** The paths that the forms of login and registration are posted to. */
export const LOGIN_ACTION = "/api/login";
export const REGISTER_ACTION = "/api/register";
export const AUTH_ACTIONS = [LOGIN_ACTION, REGISTER_ACTION];
