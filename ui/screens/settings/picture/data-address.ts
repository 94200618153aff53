/** A picture's bytes as a data address. */
export const dataAddressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'))
    reader.readAsDataURL(blob)
  })

/** The same as base64, without what a data address has in front of it. */
export const base64Of = async (blob: Blob): Promise<string> => (await dataAddressOf(blob)).replace(/^[^,]*,/, '')
