/** The product's name; the only place that has it in code. Catalogues receive it as `{product}`. */
export const PRODUCT = "KaamSetu";
