/**
 * Defines who may import whom. A zone is a folder or a file. A path belongs to the longest zone
 * that contains it. A zone may always import itself.
 */
export interface Zone {
  readonly path: string
  /** Files that belong to the zone although they lie in another. */
  readonly also?: readonly string[]
  /** The zones that it may import, exactly: `ui` does not include `ui/runtime`. */
  readonly may: readonly string[]
  /** The zones that it may import with `import type` only. */
  readonly mayByType?: readonly string[]
  /** The zones that it may import with `import()` only. */
  readonly mayLazily?: readonly string[]
  /** The further zones that its specs may import. */
  readonly specsMay?: readonly string[]
  /** The npm packages that it may import, by name. `node:` stands for Node's own modules. */
  readonly packages: readonly string[]
  /** Whether its runs must be independent of time and place. */
  readonly pure?: 'strictly' | 'deterministic dates allowed'
}

const browserLibraries = [
  'react',
  'react-dom',
  'react-router-dom',
  '@xstate/react',
  'lucide-react',
  '@tanstack/react-virtual',
]
const flows = ['machines', 'contracts']
const looks = ['ui/theme', 'styled-system']
const screenParts = [
  ...flows,
  ...looks,
  'ui/chunks',
  'ui/chunks/load-chunk.ts',
  'ui/runtime/access.ts',
  'ui/runtime/hooks.tsx',
  'ui/runtime/reference-list.ts',
  'ui/runtime/registers.ts',
  'ui/runtime/new-key.ts',
  'ui/runtime/leaving.ts',
  'ui/runtime/lazy',
  'ui/runtime/shortcuts',
  'ui/widgets',
  'ui/widgets/table',
  'ui/widgets/employee-picker',
  'ui/forms',
  'ui/text',
]

export const zones: readonly Zone[] = [
  {
    path: 'contracts',
    // The index of the provider's states, which the subjects declare.
    also: ['contracts/pact/states.ts'],
    may: [],
    packages: ['zod'],
    pure: 'deterministic dates allowed',
  },
  // The list of leaked passwords is large, so only the code that chooses a password may load it.
  {
    path: 'contracts/sign-in/common-password.ts',
    // These also test the other rules of a new password against the list.
    also: ['contracts/sign-in/common-password.spec.ts', 'contracts/sign-in/new-password.rules.spec.ts'],
    may: [],
    specsMay: ['contracts'],
    packages: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common'],
    pure: 'strictly',
  },
  // The consumer's specs drive the adapter's client, and the embedded backend is verified.
  {
    path: 'contracts/pact',
    may: ['contracts', 'server', 'server/adapter', 'server/backend'],
    packages: [
      '@pact-foundation/pact',
      '@seriousme/openapi-schema-validator',
      'ajv',
      'node:',
      'zod',
      'fastify',
      'effect',
      'ws',
      // What files hold.
      'fast-xml-parser',
      'iconv-lite',
    ],
  },
  { path: 'machines', may: ['contracts'], packages: ['xstate'], pure: 'strictly' },
  {
    path: 'server',
    may: ['contracts', 'server/web', 'server/adapter', 'server/backend', 'server/backend/platform'],
    specsMay: ['server/backend/tables'],
    packages: ['node:', 'pino', 'zod'],
  },
  {
    path: 'server/web',
    may: ['contracts', 'server', 'server/adapter', 'server/serving'],
    packages: [
      'node:',
      'fastify',
      '@fastify/cookie',
      '@fastify/helmet',
      '@fastify/rate-limit',
      '@fastify/static',
      '@trpc/server',
      'pino',
      'zod',
    ],
  },
  {
    path: 'server/adapter',
    may: ['contracts'],
    packages: ['node:', 'effect', '@trpc/server', 'superjson', 'undici', 'zod'],
  },
  {
    path: 'server/backend',
    may: [
      'contracts',
      'contracts/sign-in/common-password.ts',
      'server/serving',
      'server/backend/engine',
      'server/backend/law',
      'server/backend/platform',
      'server/backend/tables',
    ],
    // It is verified against the pacts.
    specsMay: ['contracts/pact'],
    packages: [
      'node:',
      'fastify',
      '@fastify/cookie',
      '@fastify/helmet',
      '@fastify/rate-limit',
      'pino',
      'zod',
      'drizzle-orm',
      'drizzle-kit',
      'pg',
      'pg-connection-string',
      '@node-rs/argon2',
      'date-holidays',
      '@expo-google-fonts/noto-sans',
      'nodemailer',
      'pdfkit',
      'ws',
      'fast-xml-parser',
      'hucre',
      'iconv-lite',
      'sanitize-html',
      'sharp',
      'swagger-ui-dist',
      'undici',
      'unhomoglyph',
      'uqr',
      '@fastify/static',
    ],
  },
  // The ground: tables, whose columns may hold the engine's values, and what knows no subject.
  {
    path: 'server/backend/tables',
    may: ['contracts'],
    mayByType: ['server/backend/engine'],
    packages: ['drizzle-orm'],
  },
  {
    path: 'server/backend/platform',
    may: ['contracts', 'server/serving', 'server/backend/tables'],
    // They start the whole backend.
    specsMay: ['server', 'server/backend', 'contracts/pact'],
    packages: [
      'node:',
      'fastify',
      '@fastify/cookie',
      '@fastify/helmet',
      '@fastify/rate-limit',
      '@fastify/static',
      'pino',
      'zod',
      'drizzle-orm',
      'drizzle-kit',
      'pg',
      'pg-connection-string',
      '@node-rs/argon2',
      'date-holidays',
      'nodemailer',
      'pdfkit',
      'ws',
    ],
  },
  // The engine of payroll: the same basis and law give the same payslip, wherever it runs.
  {
    path: 'server/backend/engine',
    may: ['contracts'],
    specsMay: ['server/backend/law'],
    packages: [],
    pure: 'deterministic dates allowed',
  },
  // The law of payroll: data in the engine's shapes.
  {
    path: 'server/backend/law',
    may: ['contracts', 'server/backend/engine'],
    packages: [],
    pure: 'deterministic dates allowed',
  },
  // What the two servers of the process share: sockets, health checks, shutdown.
  { path: 'server/serving', may: [], packages: ['node:', 'fastify'] },
  // In development the page is served as the built one is.
  { path: 'server/tooling', may: ['server', 'server/web'], packages: ['node:', 'vite', 'oxc-parser'] },
  {
    path: 'ui',
    may: [...screenParts, 'ui/runtime', 'ui/runtime/error-log.ts', 'ui/flows', 'ui/shell', 'ui/screens'],
    packages: [...browserLibraries, '@fontsource-variable/inter'],
  },
  {
    path: 'ui/runtime',
    may: [
      ...flows,
      'ui/text',
      'ui/runtime/access.ts',
      'ui/runtime/hooks.tsx',
      'ui/runtime/error-log.ts',
      'ui/runtime/new-key.ts',
      'ui/runtime/leaving.ts',
      'ui/chunks/load-chunk.ts',
    ],
    mayByType: ['server/adapter'],
    packages: [
      ...browserLibraries,
      'xstate',
      '@trpc/client',
      '@trpc/server',
      'idb',
      'superjson',
      'zod',
      '@statelyai/inspect',
    ],
  },
  // The inspector of flows: it watches other windows, and no flow runs in its own.
  {
    path: 'ui/flows',
    may: [...flows, ...looks, 'ui/chunks/load-chunk.ts', 'ui/flows/chart', 'ui/runtime', 'ui/widgets', 'ui/text'],
    packages: ['react', 'react-dom', 'xstate', 'lucide-react', '@tanstack/react-virtual', 'elkjs'],
  },
  // What is open to the signed-in person.
  {
    path: 'ui/runtime/reference-list.ts',
    may: [...flows, 'ui/runtime/hooks.tsx', 'ui/runtime/lazy'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  // The declarations of registers, which a screen and the flows load one by one.
  { path: 'ui/runtime/registers.ts', may: [...flows, 'ui/chunks/load-chunk.ts'], packages: [] },
  { path: 'ui/runtime/access.ts', may: [...flows, 'ui/runtime/hooks.tsx'], packages: ['react'] },
  // How a component reaches the flows.
  {
    path: 'ui/runtime/hooks.tsx',
    may: flows,
    mayByType: ['ui/runtime'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  // The flows that screens load.
  {
    path: 'ui/runtime/lazy',
    may: [...flows, 'ui/runtime', 'ui/runtime/registers.ts', 'ui/runtime/new-key.ts'],
    packages: [],
  },
  // Where a defect is reported, also by code that runs when no flow does.
  { path: 'ui/runtime/error-log.ts', may: [...flows, 'ui/runtime/new-key.ts'], packages: [] },
  // Generates the key of a write, for the component that requests it.
  { path: 'ui/runtime/new-key.ts', may: [], packages: [] },
  // Names the event by which fields hear that the page ends.
  { path: 'ui/runtime/leaving.ts', may: [], packages: [] },
  // Loads chunks on demand and retries them.
  {
    path: 'ui/chunks',
    may: [...flows, ...looks, 'ui/chunks/load-chunk.ts', 'ui/runtime/hooks.tsx', 'ui/widgets'],
    packages: ['react', 'lucide-react'],
  },
  // The same for code other than components.
  {
    path: 'ui/chunks/load-chunk.ts',
    also: ['ui/chunks/chunk.ts', 'ui/chunks/load-chunk.spec.ts'],
    may: ['ui/runtime/error-log.ts'],
    packages: [],
  },
  // The shortcuts, separate from hooks.tsx because the login screen has none.
  { path: 'ui/runtime/shortcuts', may: ['ui/runtime/hooks.tsx'], mayByType: ['ui/runtime'], packages: ['react'] },
  {
    path: 'ui/theme',
    may: ['styled-system'],
    mayByType: ['contracts'],
    packages: ['react', '@pandacss/dev', '@fontsource-variable/inter'],
  },
  { path: 'ui/text', may: ['contracts'], packages: [] },
  {
    path: 'ui/widgets',
    // What few open is fetched when it is opened: a calendar.
    may: [...looks, 'ui/text', 'ui/chunks'],
    packages: ['react', 'react-dom', '@ark-ui/react', 'lucide-react', '@tanstack/react-virtual', 'dompurify'],
  },
  // The widgets with a flow of their own: a search of the staff register, a table.
  {
    path: 'ui/widgets/employee-picker',
    may: [...flows, ...looks, 'ui/widgets', 'ui/text'],
    packages: ['react', '@xstate/react'],
  },
  {
    path: 'ui/widgets/table',
    may: [...flows, ...looks, 'ui/widgets', 'ui/text', 'ui/chunks', 'ui/chunks/load-chunk.ts'],
    packages: [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      'lucide-react',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'hucre',
    ],
  },
  // The list of the widgets' recipes, which panda.config.ts reads; none of it runs in a browser.
  {
    path: 'ui/widgets/recipes.ts',
    may: ['ui/theme', 'ui/widgets', 'ui/widgets/table', 'ui/widgets/employee-picker'],
    packages: ['@pandacss/dev'],
  },
  // The chart of a flow, for the inspector alone: its layout engine is large.
  {
    path: 'ui/flows/chart',
    may: [...flows, ...looks, 'ui/chunks/load-chunk.ts', 'ui/widgets'],
    packages: ['react', 'lucide-react', 'xstate', 'elkjs'],
  },
  { path: 'ui/forms', may: screenParts, packages: [...browserLibraries, 'xstate'] },
  // The kit of statements, which a subject's screens give what is their own.
  {
    path: 'ui/statements',
    may: [...screenParts, 'ui/shell'],
    specsMay: ['ui/screens'],
    packages: browserLibraries,
  },
  {
    path: 'ui/shell',
    may: [...screenParts, 'ui/runtime/error-log.ts'],
    packages: browserLibraries,
  },
  // What the shell shows of a subject comes from the subject's area.ts; ui/areas.ts lists them.
  {
    path: 'ui/screens',
    may: [...screenParts, 'ui/shell', 'ui/statements'],
    mayLazily: ['contracts/sign-in/common-password.ts'],
    packages: browserLibraries,
  },
  { path: 'styled-system', may: [], packages: [] },
  { path: 'tests', may: [], packages: [] },
]

/** The packages that a spec or a test helper may import in addition to its zone's. */
export const specPackages = [
  'vitest',
  'fast-check',
  'node:',
  'xstate',
  'zod',
  // The reference implementations of rules and code lists.
  'personnummer',
  'organisationsnummer',
  'iso-3166',
  // Validates files against the schemas that they must hold to.
  'libxml2-wasm',
  'ajv',
  // Lays out the charts, which the specs compare with their files.
  'elkjs',
]

/** The globals of the browser and Node that make a run depend on when and where it runs. */
export const impureGlobals: ReadonlySet<string> = new Set([
  'window',
  'document',
  'globalThis',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'process',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
])

/** The files that import again, by its address, what an import elsewhere has named. */
export const importsByAddress: readonly string[] = ['ui/chunks/load-chunk.ts']

/** The uses of Date that always give the same result. */
export const deterministicDates: ReadonlySet<string> = new Set(['new Date(…)', 'Date.parse', 'Date.UTC', 'type Date'])
