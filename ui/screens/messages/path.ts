/** The inbox. */
export const messagesPath = '/messages'
