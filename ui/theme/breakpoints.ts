/**
 * `sm` leaves the phone behind, `md` is where forms take two columns and the side menu stays open,
 * `lg` is a full desk.
 */
export const breakpoints = { sm: '600px', md: '900px', lg: '1280px' }
