export { LowAnswer } from './low-answer';
export { MoodLevels, VERY_LOW } from './mood-levels';
