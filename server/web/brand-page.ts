import { type BrandId, brandOf, brands } from '#contracts/brands.ts'

/**
 * The brand that a host serves: the one that BRAND_HOSTS gives it, or the one whose id stands
 * before `.localhost`, for trying (`norrlon.localhost`), or the default one.
 */
export const brandOfHost = (host: string, brandHosts: ReadonlyMap<string, BrandId> = new Map()): BrandId => {
  const name = host.toLowerCase().replace(/\.$/, '')
  return brandHosts.get(name) ?? brandOf(/^(\w+)\.localhost$/.exec(name)?.[1]).id
}

/**
 * The application's page with `data-dev`, by which the script knows that the pages of development
 * are to be had (`/dev/widgets`).
 *
 * @throws Error when the page does not have what is to be changed
 */
export const withDevPages = (html: string): string => changed(html, [['<html lang="sv"', '<html lang="sv" data-dev']])

/**
 * The application's page in the name of a brand: its title, its icon, and `data-brand`, by which
 * the stylesheet has its colour in the first paint and the script knows it.
 *
 * @param html the default brand's page
 * @throws Error when the page does not have what is to be changed
 */
export function pageOf(html: string, id: BrandId): string {
  const [original] = brands
  const { pageTitle, softwareName, assetsFolder } = brandOf(id)
  if (id === original.id) return html
  const changes = [
    ['<html lang="sv"', `<html lang="sv" data-brand="${id}"`],
    [`<title>${original.pageTitle}</title>`, `<title>${pageTitle}</title>`],
    [`/brands/${original.assetsFolder}/`, `/brands/${assetsFolder}/`],
    [`${original.softwareName} behöver JavaScript`, `${softwareName} behöver JavaScript`],
  ] as const
  return changed(html, changes)
}

const changed = (html: string, changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`The page of the built interface lacks ${from}`)
    return page.replace(from, to)
  }, html)
