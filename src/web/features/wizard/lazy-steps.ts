// The steps after the addresses; loaded while the first one is being filled in.
export { ClearForm } from './clear-form.tsx';
export { FinalButton } from './final-button.tsx';
export { ObstacleList } from './obstacle-list.tsx';
export { PackageForm } from './package-form.tsx';
export { PackagesSidebar } from './packages-sidebar.tsx';
export { ServicesStep } from './services-step.tsx';
export { obstaclesOf } from './settled-form.ts';
// Not loaded on demand: if the file failed to load then, the browser would never request it again.
export { startRates } from './start-rates.ts';
export { recommendedOn, recommendedTitle } from './tariff-numbers.ts';
