import type { GameTable, Option } from '../../desk';
import './flight.css';
import { flights } from './flights';
import Ending from './Ending.svelte';
import Table from './Table.svelte';

const CLICKED = new Set(['draw', 'lay', 'discard', 'place', 'ninja', 'order']);
const drawn = (option: Option): boolean => CLICKED.has(option.words.do);

export default { Table, Ending, drawn, flights } satisfies GameTable;
