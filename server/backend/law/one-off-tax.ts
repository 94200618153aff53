import type { OneOffBand, OneOffTax } from '../engine/tax/tax-rules.ts'
import { rule, toConfirm, years } from './entries.ts'

/** Bands as they are published: income until, percent, …, and the percent above. */
function bands(...figures: readonly number[]): OneOffBand[] {
  const found: OneOffBand[] = []
  for (let at = 0; at < figures.length - 1; at += 2) {
    found.push({ upTo: figures[at] as number, percent: figures[at + 1] as number })
  }
  return [...found, { upTo: null, percent: figures.at(-1) as number }]
}

const of2026: OneOffTax = {
  1: bands(25_041, 0, 82_800, 10, 192_000, 21, 477_600, 26, 660_000, 34, 54),
  2: bands(65_800, 0, 477_600, 26, 660_000, 34, 55),
  3: bands(25_041, 0, 331_200, 10, 477_600, 26, 660_000, 34, 55),
  4: bands(25_041, 0, 54_000, 3, 192_000, 22, 660_000, 26, 46),
  5: bands(25_041, 0, 32_400, 10, 160_800, 29, 184_800, 34, 660_000, 38, 54),
  6: bands(25_041, 0, 160_800, 29, 184_800, 34, 660_000, 38, 54),
}

/** Column 2 goes from 23 to 20 percent, which looks odd. */
const of2025: OneOffTax = {
  1: bands(24_872, 0, 83_100, 10, 190_600, 21, 475_200, 28, 643_100, 34, 54),
  2: bands(65_300, 0, 118_800, 23, 190_600, 20, 475_200, 28, 643_100, 34, 55),
}

const of2024: OneOffTax = {
  1: bands(24_237, 0, 80_900, 10, 185_700, 21, 463_000, 28, 598_500, 34, 775_900, 54, 57),
  2: bands(63_700, 0, 185_700, 23, 463_000, 29, 615_500, 34, 775_900, 54, 59),
  3: bands(24_237, 0, 310_800, 10, 463_000, 28, 598_500, 34, 775_900, 57, 60),
  4: bands(24_237, 0, 52_200, 8, 185_700, 23, 598_500, 30, 50),
}

const of2023: OneOffTax = {
  1: bands(22_207, 0, 67_400, 10, 170_100, 22, 424_200, 30, 598_500, 34, 710_850, 54, 57),
}

export const oneOffTax = rule<OneOffTax>(
  'Skattesatserna för engångsbelopp',
  years(2023, 2023, 'SKVFS 2022:21', of2023),
  years(2024, 2024, 'SKVFS 2023:21', of2024),
  years(2025, 2025, toConfirm('SKVFS 2024:23'), of2025),
  years(2026, 2026, 'SKVFS 2025:21', of2026),
)
