export {}

/** Loads the contestant that the address names: `/?native`. */
const contestants: Readonly<Record<string, () => Promise<unknown>>> = {
  ours: () => import('./ours.tsx'),
  native: () => import('./native.tsx'),
  'react-hook-form': () => import('./react-hook-form.tsx'),
  'tanstack-form': () => import('./tanstack-form.tsx'),
}

const load = contestants[location.search.slice(1)]
if (!load) throw new Error(`There is no contestant ${location.search}`)
await load()
