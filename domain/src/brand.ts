/** The product's name, wherever one is shown. */
export const PRODUCT_NAME = 'Hearthkin';
