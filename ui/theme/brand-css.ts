import { type BrandPalette, brands } from './colours.ts'

const variables = (palette: BrandPalette) => ({
  '--brand-fill': palette.fill,
  '--brand-on': palette.on,
  '--brand-hover': palette.hover,
})

/** The default brand stands first. */
const [original] = Object.keys(brands)

const rules = ([name, { light, dark }]: [string, (typeof brands)[keyof typeof brands]]) => {
  const root = name === original ? ':root' : `:root[data-brand=${name}]`
  return {
    [root]: variables(light),
    [`${root}[data-theme=dark]`]: variables(dark),
    [`${root}:not([data-theme])`]: { '@media (prefers-color-scheme: dark)': variables(dark) },
  }
}

/** The primary colours of every brand, as CSS variables that the `primary` tokens read. */
export const brandCss = Object.assign({}, ...Object.entries(brands).map(rules))
