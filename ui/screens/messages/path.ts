/** The path of the inbox. */
export const messagesPath = '/messages'
