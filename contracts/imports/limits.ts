/** The limits of imported files. */

/** The largest file, in bytes. */
export const mostImportBytes = 5_000_000
/** The most rows of a preview: the wrong ones first. */
export const mostPreviewRows = 500
/** The most characters of a cell. */
export const mostCellLetters = 2_000
/** The most columns of a file. */
export const mostColumns = 200
/** The most rows of a file, without its headings. */
export const mostFileRows = 10_000
