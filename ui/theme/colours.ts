import type { BrandId } from '#contracts/brands.ts'

/** One meaning, two values. */
interface Pair {
  readonly value: { readonly base: string; readonly _dark: string }
}

const pair = (light: string, dark: string): Pair => ({ value: { base: light, _dark: dark } })

/**
 * Every colour of the product, by meaning. Derived from #455A64, #607D8B and #FF9800; each text
 * colour is held to 4.5:1 on every background that it may stand on, each control border and the
 * focus ring to 3:1 (`contrast.spec.ts`).
 */
export const colours = {
  bg: {
    canvas: pair('#F5F7F8', '#10171B'),
    surface: pair('#FFFFFF', '#182227'),
    raised: pair('#FFFFFF', '#212D33'),
    /** Quiet fills: chips, keys, what cannot be used. */
    subtle: pair('#EAEFF1', '#28353C'),
    hover: pair('#EEF2F4', '#25323A'),
    /** Pressed, or the chosen row. */
    selected: pair('#E4EBEE', '#2B3A42'),
    /** Tooltips: the other theme's ground. */
    inverse: pair('#263238', '#E8EEF1'),
  },
  fg: {
    default: pair('#1C262B', '#E8EEF1'),
    muted: pair('#52636C', '#A4B4BC'),
    onInverse: pair('#FFFFFF', '#1C262B'),
    /** Says itself that it cannot be used; exempt from the contrast rule, readable all the same. */
    disabled: pair('#7B8A92', '#73858F'),
  },
  border: {
    subtle: pair('#DDE4E8', '#2E3C44'),
    control: pair('#76888F', '#748993'),
    controlHover: pair('#52636C', '#A4B4BC'),
  },
  /** A face without a picture: told from its row also when the row is marked. */
  avatar: { bg: pair('#D3DEE4', '#3A4C56'), text: pair('#37474F', '#D5E0E6') },
  link: { default: pair('#2F5B73', '#9FB8C4'), hover: pair('#1D4257', '#C3D6DF') },
  accent: {
    /** The spice: a mark, a badge. Never a text on white. */
    fill: pair('#FF9800', '#FFB547'),
    on: pair('#1C1400', '#1C1400'),
    text: pair('#8F5400', '#FFB547'),
    bg: pair('#FFF3E0', '#382B17'),
    border: pair('#E8C48D', '#5E4A26'),
  },
  focus: { ring: pair('#C26E00', '#FFB547') },
  error: {
    text: pair('#B3261E', '#FF8A80'),
    bg: pair('#FCEEEC', '#3A2223'),
    border: pair('#E9B8B4', '#633435'),
    fill: pair('#B3261E', '#FF8A80'),
    fillHover: pair('#8C1D18', '#FFA79F'),
    on: pair('#FFFFFF', '#2B0B08'),
  },
  success: { text: pair('#1E6B3A', '#7CD39A'), bg: pair('#E8F4EC', '#1B3325'), border: pair('#ACD1B9', '#2E5A40') },
  info: { text: pair('#1F5F8B', '#8EC5EA'), bg: pair('#E7F1F8', '#1B303F'), border: pair('#AECBE0', '#2F526B') },
  backdrop: pair('rgb(16 23 27 / 0.44)', 'rgb(5 8 10 / 0.64)'),
} as const

/**
 * A brand's own colours: the fill of the primary action, the text on it, and the fill under the
 * pointer.
 */
export interface BrandPalette {
  readonly fill: string
  readonly on: string
  readonly hover: string
}

/**
 * Each brand changes the primary, and the logo, and nothing else. A brand is chosen by `data-brand`
 * on <html>; the default one needs none.
 */
export const brands: Readonly<Record<BrandId, { readonly light: BrandPalette; readonly dark: BrandPalette }>> = {
  avlona: {
    light: { fill: '#455A64', on: '#FFFFFF', hover: '#37474F' },
    dark: { fill: '#9FB8C4', on: '#0F1A1F', hover: '#B5CAD4' },
  },
  norrlon: {
    light: { fill: '#256052', on: '#FFFFFF', hover: '#1A473C' },
    dark: { fill: '#86C5B2', on: '#0C1D18', hover: '#A2D4C5' },
  },
  skarlon: {
    light: { fill: '#24568A', on: '#FFFFFF', hover: '#1A4069' },
    dark: { fill: '#93BDE8', on: '#0C1826', hover: '#AECDEE' },
  },
  akerlon: {
    light: { fill: '#6B4468', on: '#FFFFFF', hover: '#51324F' },
    dark: { fill: '#CFA9CB', on: '#201020', hover: '#DBBFD8' },
  },
}
