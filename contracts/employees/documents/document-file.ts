/** The rules for an employee's documents: which files, and how large. */

/** The largest file, in bytes. */
export const maxDocumentBytes = 10_000_000
/** The most bytes of all documents of a company. */
export const maxCompanyBytes = 100_000_000
/** The accepted formats, by their common names, with their file name extensions. */
export const documentFormats = {
  PDF: ['.pdf'],
  Word: ['.docx'],
  Excel: ['.xlsx'],
  PNG: ['.png'],
  JPEG: ['.jpg', '.jpeg'],
} as const

/** The messages for a file that is refused. */
export const documentMessages = {
  wrongFormat: 'Felaktig fil. Välj en PDF, en bild (PNG eller JPEG) eller en fil från Word eller Excel utan makron.',
  damaged: 'Bilden är skadad, eller har för många bildpunkter. Öppna den, spara den på nytt och välj den igen.',
  tooLarge: 'Filen är för stor. Välj en fil som är högst 10 MB.',
  full: 'Företagets dokument är tillsammans 100 MB, som är det mesta som får plats. Ta bort något först.',
} as const

/** The media types of the accepted formats. */
export const documentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const
/** The media type of a document. */
export type DocumentType = (typeof documentTypes)[number]
const [pdf, png, jpeg, word, excel] = documentTypes

/** True for the documents that a browser shows. The others are saved. */
export const isShownByBrowsers = (type: DocumentType): boolean => type === pdf || type === png || type === jpeg

const bytesOf = (text: string) => [...text].map(letter => letter.charCodeAt(0))
const beginnings: readonly (readonly [DocumentType, readonly number[]])[] = [
  [pdf, bytesOf('%PDF-')],
  [png, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  [jpeg, [0xff, 0xd8, 0xff]],
]
const zip = bytesOf('PK\u0003\u0004')

const beginsWith = (content: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => content[at] === byte)

/** True when a name stands among the bytes, as the names of a zip file's parts do. */
function hasName(content: Uint8Array, name: string): boolean {
  const bytes = bytesOf(name)
  for (let at = content.indexOf(bytes[0] ?? 0); at >= 0; at = content.indexOf(bytes[0] ?? 0, at + 1)) {
    if (beginsWith(content.subarray(at, at + bytes.length), bytes)) return true
  }
  return false
}

/**
 * Returns the media type of a file by its bytes, whatever its name. Returns undefined for other
 * files, and for those of Word and Excel that have macros.
 */
export function documentTypeOf(content: Uint8Array): DocumentType | undefined {
  const simple = beginnings.find(([, bytes]) => beginsWith(content, bytes))?.[0]
  if (simple || !beginsWith(content, zip) || hasName(content, 'vbaProject.bin')) return simple
  if (!hasName(content, '[Content_Types].xml')) return undefined
  if (hasName(content, 'word/document.xml')) return word
  return hasName(content, 'xl/workbook.xml') ? excel : undefined
}
