export const PRODUCT_NAME = 'Hearthkin';
