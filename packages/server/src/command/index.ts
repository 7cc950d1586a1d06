export { alignColumns } from './align-columns.ts';
export { CommandError } from './command-error.ts';
export { toCsv } from './csv.ts';
export { exportPieces } from './export-pieces.ts';
export { labelRows, type LabelledRow } from './label-rows.ts';
export { readPages } from './read-pages.ts';
export {
  HelpAsked,
  parseWords,
  quoteWord,
  readLimit,
  refuseOthers,
  USUAL_NUMBER,
} from './read-words.ts';
export { replaceFile } from './replace-file.ts';
export * from './run-cli.ts';
export { toMinute, toTerminalLine, toTerminalLines } from './terminal-text.ts';
export { type Write, writePieces } from './write-pieces.ts';
