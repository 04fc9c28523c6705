/**
 * The exit code of a server that another start would not help: a setting is refused, its port is taken, its database is of another
 * version (EX_CONFIG of sysexits). The launcher starts it again after any other.
 */
export const CANNOT_START = 78;
