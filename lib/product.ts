/** The product's name. No other code contains it. Catalogues receive it as `{product}`. */
export const PRODUCT = "KaamSetu";
