/** Returns a file's bytes as a data URL. */
export const dataAddressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(blob)
  })

/** Returns a file's bytes as base64, without the prefix of a data URL. */
export const base64Of = async (blob: Blob): Promise<string> => (await dataAddressOf(blob)).replace(/^[^,]*,/, '')
