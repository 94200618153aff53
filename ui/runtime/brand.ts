import { brandOf } from '#contracts/brands.ts'

/** The brand of the host that served the page, which the server has written on `<html>`. It holds as long as the page does. */
export const brand = brandOf(document.documentElement.dataset.brand)
