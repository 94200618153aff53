/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Frees the file's memory, when the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
