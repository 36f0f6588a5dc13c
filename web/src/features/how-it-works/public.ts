export { VisitorSteps } from './visitor-steps';
