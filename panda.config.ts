import { defineConfig, type RecipeConfig, type SlotRecipeConfig } from '@pandacss/dev'
import { breakpoints } from './ui/theme/breakpoints.ts'
import { conditions } from './ui/theme/conditions.ts'
import { globalCss } from './ui/theme/global-css.ts'
import { keyframes } from './ui/theme/keyframes.ts'
import { semanticTokens } from './ui/theme/semantic-tokens.ts'
import { textStyles } from './ui/theme/text-styles.ts'
import { tokens } from './ui/theme/tokens.ts'
import { recipes, slotRecipes } from './ui/widgets/recipes.ts'

/**
 * The design system. `panda codegen` writes `styled-system/`; the PostCSS plugin fills in the CSS.
 * The default palette is left out on purpose: a colour that is not in `ui/theme/colours.ts` does
 * not compile.
 */
export default defineConfig({
  presets: ['@pandacss/preset-base'],
  preflight: true,
  include: ['./ui/**/*.{ts,tsx}'],
  exclude: ['./ui/**/*.spec.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  strictTokens: true,
  strictPropertyValues: true,
  gitignore: false,
  conditions: { extend: conditions },
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    // Panda's type for a whole theme's recipes is wider than the recipes' own, which are held to
    // the tokens.
    recipes: recipes as unknown as Record<string, RecipeConfig>,
    slotRecipes: slotRecipes as unknown as Record<string, SlotRecipeConfig>,
  },
})
