/** Tables of the embedded identity service and of the mail outbox. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the identity service
export interface IdentityTables {}
