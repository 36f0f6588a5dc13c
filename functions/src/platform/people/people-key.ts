import { defineSecret } from 'firebase-functions/params';

/**
 * Keys the hashes of phone numbers, addresses and provider ids in `rememberedPeople`. With it, and
 * with the collection, anyone could be looked up; without it nothing there leads to anyone.
 */
export const peopleKey = defineSecret('PEOPLE_KEY');
