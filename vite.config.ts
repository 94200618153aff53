import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { stylesBeforeScript } from './server/tooling/styles-before-script.ts'
import { withoutDescriptions } from './server/tooling/without-descriptions.ts'

/** Leaves nothing behind, however the run ends. */
const globalSetup = ['tests/harness/temporary-folder.ts']

/** A busy machine is no failure: what a test waits for may take this long, in milliseconds. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 40_000 } } }

/**
 * Spec files of a worker share what they import: it is read once a worker and not once a file,
 * which halves their time.
 */
const shared = { isolate: false }

/**
 * The modules that every signed-in page loads. They and what they import are one file: in the
 * hundred small ones that they would be, the requests take a third of a page's processor time.
 */
const signedInRoots = /[\\/]ui[\\/](routes\.tsx|runtime[\\/](signed-in-flows|recovery|live-reader)\.ts)$/

/**
 * The browser application is built from ui/ into dist/ui; the specs run in projects by what they
 * need.
 */
export default defineConfig({
  root: 'ui',
  plugins: [react(), withoutDescriptions(), stylesBeforeScript()],
  css: { postcss: import.meta.dirname },
  build: {
    outDir: '../dist/ui',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: 'es2024',
    rolldownOptions: {
      // Panda does not say so of what it generates; without it, every recipe comes with the first
      // screen.
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
      // What the first screen needs is one file: in many small ones it is larger, since each is
      // compressed alone.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'signed-in', test: signedInRoots },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  test: {
    projects: [
      {
        root: import.meta.dirname,
        test: {
          name: 'unit',
          include: ['{contracts,machines,ui,server,tests}/**/*.spec.ts'],
          exclude: [
            '**/*.db.spec.ts',
            '**/*.pact.spec.ts',
            'tests/{chaos,journals}/**',
            'tests/bench/contestants.spec.ts',
            '**/node_modules/**',
          ],
          globalSetup,
          ...patience,
          ...shared,
        },
      },
      {
        root: import.meta.dirname,
        test: { name: 'chaos', include: ['tests/chaos/*.spec.ts'], ...patience },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'backend',
          include: ['{server,contracts,tests}/**/*.db.spec.ts'],
          globalSetup: [...globalSetup, 'server/backend/platform/database/test-cluster.ts'],
          ...patience,
          ...shared,
        },
      },
      {
        root: import.meta.dirname,
        // Needs the packages of the peers, and Chromium.
        test: { name: 'bench', include: ['tests/bench/contestants.spec.ts'], ...patience },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'journals',
          include: ['tests/journals/*.spec.ts'],
          ...patience,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'pact',
          include: ['{contracts,server}/**/*.pact.spec.ts'],
          globalSetup: [...globalSetup, 'server/backend/platform/database/test-cluster.ts'],
          ...patience,
          fileParallelism: false,
        },
      },
    ],
  },
})
