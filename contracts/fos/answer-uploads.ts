/** The procedures whose requests hold a file: too large to share a request with other calls. */
export const answerUploads = ['fos.preview', 'fos.accept'] as const
