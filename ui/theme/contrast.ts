/** Relative luminance of `#RRGGBB`, 0–1 (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two opaque colours `#RRGGBB`, 1–21 (WCAG 2.2). Throws on anything else. */
export const contrast = (one: string, other: string): number => {
  for (const colour of [one, other]) {
    if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Not an opaque colour: ${colour}`)
  }
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
