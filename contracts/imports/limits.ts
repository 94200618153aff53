/** The limits of imported files. */

/** The largest file, in bytes. */
export const maxImportBytes = 5_000_000
/** The most rows of a preview: the wrong ones first. */
export const maxPreviewRows = 500
/** The most characters of a cell. */
export const maxCellLetters = 2_000
/** The most columns of a file. */
export const maxColumns = 200
/** The most rows of a file, without its headings. */
export const maxFileRows = 10_000
