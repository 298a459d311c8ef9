export type HighSeat = 'stool' | 'chair' | 'bench';

export type LowSeat = 'step' | 'log' | 'pouf';
