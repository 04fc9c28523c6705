/** The product's name. No other code contains it. Catalogues receive it as `{product}`. */
export const PRODUCT = "KaamSetu";

/** The colour of the browser's own bars around our pages. */
export const THEME_COLOUR = "#105131";
