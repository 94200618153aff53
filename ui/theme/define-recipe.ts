import type {
  RecipeConfig,
  RecipeVariantRecord,
  SlotRecipeConfig,
  SlotRecipeVariantRecord,
} from '#styled-system/types/recipe.d.ts'

/**
 * A widget's look, held to the theme's tokens by type. Every variant is in the stylesheet, since
 * which one is used is often known only when the program runs; the script carries nothing but the
 * class names.
 */
export const defineRecipe = <V extends RecipeVariantRecord>(config: RecipeConfig<V>) => ({
  ...config,
  staticCss: config.staticCss ?? ['*' as const],
})

/** The same for a widget of several parts, named after Ark's anatomy where it has one. */
export const defineSlotRecipe = <S extends string, V extends SlotRecipeVariantRecord<S>>(
  config: SlotRecipeConfig<S, V>,
) => ({ ...config, staticCss: config.staticCss ?? ['*' as const] })
