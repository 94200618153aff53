/** A company's picture (third document §5): what may be uploaded, or the message. */

const mostBytes = 5_000_000

export const pictureFileMessage = (name: string, bytes: number): string | undefined => {
  if (!/\.(jpeg|png|jpg|jfif)$/i.test(name)) return 'Felaktig fil. Välj en bild med filformatet PNG eller JPEG.'
  return bytes > mostBytes ? 'Bilden är för stor. Välj en bild som inte överstiger 5mb.' : undefined
}
