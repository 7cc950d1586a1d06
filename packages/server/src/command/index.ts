export { alignColumns } from './align-columns.ts';
export { CommandError } from './command-error.ts';
export { toCsv } from './csv.ts';
export { labelRows, type LabelledRow } from './label-rows.ts';
export { readPages } from './read-pages.ts';
export { parseWords, quoteWord, readLimit, refuseOthers, USUAL_NUMBER } from './read-words.ts';
export { replaceFile } from './replace-file.ts';
export {
  type Cli,
  type HelpCommand,
  INTERRUPTED,
  onDatabase,
  runCli,
  runProgram,
  stopSignal,
} from './run-cli.ts';
export { toMinute, toTerminalLine, toTerminalLines } from './terminal-text.ts';
export { exportPieces, type Write, writePieces } from './write-pieces.ts';
