/** The procedures whose requests hold a file: too large to share a request with other calls. */
export const importUploads = ['imports.preview', 'imports.store'] as const
