/** The administrator that the server of the journeys is started with. */
export const administrator = { email: 'admin@example.org', password: 'paper-lamp-of-the-admin' } as const;
