import { type BrandId, brandOf, brands } from '#contracts/brands.ts'

/**
 * Returns the brand that a host serves: the one in BRAND_HOSTS, else the one whose id precedes
 * `.localhost` for trying it out (`norrlon.localhost`), else the default brand.
 */
export const brandOfHost = (host: string, brandHosts: ReadonlyMap<string, BrandId> = new Map()): BrandId => {
  const name = host.toLowerCase().replace(/\.$/, '')
  return brandHosts.get(name) ?? brandOf(/^(\w+)\.localhost$/.exec(name)?.[1]).id
}

/**
 * Returns the application's page with the `data-dev` attribute, which tells the script that the
 * development pages (`/dev/widgets`) are available.
 *
 * @throws Error when the page lacks the text to replace
 */
export const withDevPages = (html: string): string => changed(html, [['<html lang="sv"', '<html lang="sv" data-dev']])

/**
 * Returns the application's page for a brand: its title, its icon, and the `data-brand` attribute.
 * The stylesheet uses the attribute for the brand's colour from the first paint, and the script
 * reads it.
 *
 * @param html the default brand's page
 * @throws Error when the page lacks the text to replace
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
    [`${original.softwareName} startar`, `${softwareName} startar`],
  ] as const
  return changed(html, changes)
}

const changed = (html: string, changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((page, [from, to]) => {
    if (!page.includes(from)) throw new Error(`The page of the built interface lacks ${from}`)
    return page.replace(from, to)
  }, html)
