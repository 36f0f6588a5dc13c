export { FavoriteButton } from './favorite-button';
