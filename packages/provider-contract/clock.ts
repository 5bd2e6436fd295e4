/** The product's time, as it is handed to whoever asks for it. */
export interface Clock {
  now(): Date;
}
