/** The version of the server, which clients and logs are told. */
export const version = '0.1.0';
